import { type ReactNode, useId } from 'react'

type FlagProps = { size?: number }

/** Both flags in the same 4:3 frame, whatever their own proportions. */
function Flag({ size = 24, children }: FlagProps & { children: ReactNode }) {
  const clip = useId()
  return (
    <svg
      width={size}
      height={size * 0.75}
      viewBox="0 0 24 18"
      aria-hidden
      focusable="false"
      style={{ display: 'block', flex: 'none' }}
    >
      <clipPath id={clip}>
        <rect width="24" height="18" rx="3" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>{children}</g>
      <rect
        x="0.25"
        y="0.25"
        width="23.5"
        height="17.5"
        rx="2.75"
        fill="none"
        stroke="#13242e"
        strokeOpacity="0.2"
        strokeWidth="0.5"
      />
    </svg>
  )
}

const stars = [
  [9.2, 9.6, 0.32],
  [10.4, 11.2, 0.36],
  [11.6, 10.4, 0.26],
  [12.2, 12, 0.34],
  [13.4, 11, 0.28],
  [14.2, 11.8, 0.3],
  [10.6, 9.7, 0.22],
  [12.9, 7.2, 0.26],
] as const

export function FlagBR({ size }: FlagProps) {
  return (
    <Flag size={size}>
      <path fill="#009739" d="M0 0h24v18H0z" />
      <path fill="#fedd00" d="M12 1.9 22 9l-10 7.1L2 9z" />
      <circle cx="12" cy="9" r="4" fill="#012169" />
      <path fill="none" stroke="#fff" strokeWidth="0.8" d="M8.05 8.15c2.9-.35 5.7.55 7.75 2.55" />
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#fff" />
      ))}
    </Flag>
  )
}

export function FlagUS({ size }: FlagProps) {
  return (
    <Flag size={size}>
      <path fill="#fff" d="M0 0h24v18H0z" />
      <path
        stroke="#b22234"
        strokeWidth={18 / 13}
        d={[0, 1, 2, 3, 4, 5, 6].map((i) => `M0 ${((i * 2 + 0.5) * 18) / 13}h24`).join('')}
      />
      <path fill="#3c3b6e" d={`M0 0h11v${(7 * 18) / 13}H0z`} />
      {[0, 1, 2, 3, 4].flatMap((row) =>
        (row % 2 ? [0, 1, 2] : [0, 1, 2, 3]).map((column) => (
          <circle
            key={`${row}-${column}`}
            cx={1.4 + column * 2.75 + (row % 2 ? 1.375 : 0)}
            cy={1.25 + row * 1.8}
            r="0.5"
            fill="#fff"
          />
        )),
      )}
    </Flag>
  )
}
