import classes from './contact-gate.module.css'
import { respondsIn } from './response-span.ts'

/** 'Responde em cerca de 3 h', once enough requests were answered to say so. */
export const ResponseTime = ({ hours }: { hours: number | null | undefined }) =>
  hours ? <p className={classes.responds}>{respondsIn(hours)}</p> : null
