import classes from './star-rating.module.css'

type StarRatingProps = {
  /** 0 to 5. */
  value: number
  /** What is read out, and shown beside the stars. */
  text: string
}

export const starPath = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z'

/** Five stars, filled up to the value, and the same in words. */
export function StarRating({ value, text }: StarRatingProps) {
  return (
    <span className={classes.rating}>
      <span className={classes.stars} aria-hidden>
        {[0, 1, 2, 3, 4].map((before) => (
          <svg key={before} viewBox="0 0 20 20" width="16" height="16">
            <path d={starPath} className={classes.empty} />
            <path
              d={starPath}
              className={classes.full}
              style={{ clipPath: `inset(0 ${100 - shareOf(value - before)}% 0 0)` }}
            />
          </svg>
        ))}
      </span>
      <span>{text}</span>
    </span>
  )
}

const shareOf = (rest: number): number => Math.round(Math.min(1, Math.max(0, rest)) * 100)
