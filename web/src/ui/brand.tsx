type Tone = 'color' | 'onDark'
type BrandProps = { size?: number; tone?: Tone }

const tones: Record<Tone, { first: string; second: string; words: string }> = {
  color: {
    first: 'var(--mantine-color-petrol-7)',
    second: 'var(--mantine-color-coral-5)',
    words: 'var(--mantine-color-petrol-9)',
  },
  onDark: {
    first: 'var(--mantine-color-white)',
    second: 'var(--mantine-color-coral-5)',
    words: 'var(--mantine-color-white)',
  },
}

/** Two equal halves, who offers and who looks, that only together make the cross. */
function Mark({ size = 32, tone = 'color' }: BrandProps) {
  const { first, second } = tones[tone]
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      focusable="false"
      style={{ display: 'block', flex: 'none' }}
      aria-hidden
    >
      <path
        fill={first}
        d="M10.5 5.6A3.6 3.6 0 0 1 14.1 2h3.8a3.6 3.6 0 0 1 3.6 3.6v2.75a1.8 1.8 0 0 1-.53 1.28L9.63 20.97a1.8 1.8 0 0 1-1.28.53H5.6A3.6 3.6 0 0 1 2 17.9v-3.8a3.6 3.6 0 0 1 3.6-3.6h2.7a2.2 2.2 0 0 0 2.2-2.2Z"
      />
      <path
        fill={second}
        d="M21.5 26.4a3.6 3.6 0 0 1-3.6 3.6h-3.8a3.6 3.6 0 0 1-3.6-3.6v-2.75a1.8 1.8 0 0 1 .53-1.28l11.34-11.34a1.8 1.8 0 0 1 1.28-.53h2.75a3.6 3.6 0 0 1 3.6 3.6v3.8a3.6 3.6 0 0 1-3.6 3.6h-2.7a2.2 2.2 0 0 0-2.2 2.2Z"
      />
    </svg>
  )
}

/** The mark with the name. The name is text, so a link around it needs no other label. */
export function Wordmark({ size = 32, tone = 'color' }: BrandProps) {
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: size * 0.28,
        color: tones[tone].words,
        fontSize: size * 0.6,
        lineHeight: 1,
        letterSpacing: '-0.02em',
        whiteSpace: 'nowrap',
      }}
    >
      <Mark size={size} tone={tone} />
      <span>
        <span style={{ fontWeight: 800 }}>Marketplace</span>{' '}
        <span style={{ fontWeight: 500 }}>em Saúde</span>
      </span>
    </span>
  )
}
