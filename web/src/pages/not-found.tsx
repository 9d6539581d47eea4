import { data } from 'react-router'
import { NotFound } from '../layout/not-found.tsx'

/** Any address that is not ours. */
export const loader = () => data(null, { status: 404 })

export default NotFound
