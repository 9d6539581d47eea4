import { type AlertProps, Alert as MantineAlert } from '@mantine/core'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
} from '@tabler/icons-react'

const icons: Record<string, typeof IconInfoCircle> = {
  red: IconAlertCircle,
  orange: IconAlertTriangle,
  green: IconCircleCheck,
}

/** What a page has to say about itself. Its icon says what kind of news it is, also to whom colours look alike. */
export function Alert({ color, ...rest }: AlertProps & { ref?: React.Ref<HTMLDivElement> }) {
  const Icon = icons[String(color)] ?? IconInfoCircle
  return <MantineAlert icon={<Icon aria-hidden />} {...(color ? { color } : {})} {...rest} />
}
