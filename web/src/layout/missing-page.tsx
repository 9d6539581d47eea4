import { NotFound } from './not-found.tsx'
import { PublicFrame } from './public-frame.tsx'

/** For a page that has no frame of its own and turned out not to exist. */
export default function MissingPage() {
  return (
    <PublicFrame>
      <NotFound />
    </PublicFrame>
  )
}
