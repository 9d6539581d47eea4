import { useEffect, useState } from 'react'
import { type Notifications, onFirstNotice } from '../lib/notify.ts'

/** Where notices appear, from the first one on. */
export function Notices() {
  const [notices, setNotices] = useState<{ Notifications: Notifications }>()
  useEffect(() => onFirstNotice((Notifications) => setNotices({ Notifications })), [])
  return (
    notices && (
      <notices.Notifications
        position="bottom-left"
        containerWidth={360}
        autoClose={5000}
        limit={4}
      />
    )
  )
}
