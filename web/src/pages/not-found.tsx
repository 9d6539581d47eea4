import { data } from 'react-router'

/** Any address that is not ours: the root's error page answers, with the status it deserves. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundPage() {
  return null
}
