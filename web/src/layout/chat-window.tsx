import { ChatPanel } from '../features/chat/chat-panel.tsx'
import classes from './chat-widget.module.css'

export default function ChatWindow(props: { isVisible: boolean; onClose(): void }) {
  return (
    <div className={classes.window}>
      <ChatPanel {...props} />
    </div>
  )
}
