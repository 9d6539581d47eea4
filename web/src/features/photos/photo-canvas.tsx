import { useEffect, useRef } from 'react'
import classes from './photos.module.css'
import { drawPhoto, type Framing } from './picture.ts'

type PhotoCanvasProps = {
  image: HTMLImageElement
  framing: Framing
  /** As CSS writes it, and how many pixels are drawn for it. */
  size: string
  pixels: number
  round?: boolean
  label: string
}

/** The photo as it will be saved. What is transparent shows what lies behind. */
export function PhotoCanvas({
  image,
  framing,
  size,
  pixels,
  round = false,
  label,
}: PhotoCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (context) drawPhoto(context, image, framing, pixels)
  }, [image, framing, pixels])
  return (
    <canvas
      ref={canvas}
      className={classes.canvas}
      data-round={round}
      width={pixels}
      height={pixels}
      style={{ width: size }}
      role="img"
      aria-label={label}
    />
  )
}
