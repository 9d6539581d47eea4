import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import PhotoDialog from './photo-dialog.tsx'

// jsdom draws nothing: what would be drawn is written down.
type Drawing = { filled: boolean; drawn: number[] }
const drawings = new Map<HTMLCanvasElement, Drawing>()

beforeEach(() => {
  drawings.clear()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    const drawing: Drawing = { filled: false, drawn: [] }
    drawings.set(this, drawing)
    return {
      clearRect: () => {},
      fillRect: () => (drawing.filled = true),
      drawImage: (_: unknown, ...box: number[]) => (drawing.drawn = box.map(Math.round)),
    } as unknown as CanvasRenderingContext2D
  } as never)
})
afterEach(() => void vi.restoreAllMocks())

function pictureOf(naturalWidth: number, naturalHeight: number): HTMLImageElement {
  const image = new Image()
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  return Object.defineProperties(image, {
    naturalWidth: { value: naturalWidth },
    naturalHeight: { value: naturalHeight },
  })
}

const onConfirm = vi.fn<(framing: unknown) => void>()
const onCancel = vi.fn<() => void>()

const showDialog = (image: HTMLImageElement, language: 'pt' | 'en' = 'pt') => {
  onConfirm.mockClear()
  onCancel.mockClear()
  const props = { image, progress: undefined, onConfirm, onCancel }
  return show(<PhotoDialog {...props} />, { language })
}

const drawnAt = (label: string) =>
  drawings.get(screen.getByRole<HTMLCanvasElement>('img', { name: label }))

test('a picture of 2000 x 300 is shown whole, on white, and saved like that', async () => {
  const { user } = showDialog(pictureOf(2000, 300))
  expect(await screen.findByRole('radio', { name: 'Mostrar inteira' })).toHaveProperty(
    'checked',
    true,
  )
  const box = [6, 96, 213, 32]
  for (const label of ['Na página do fornecedor', 'Nos cartões da busca', 'A foto inteira']) {
    expect(drawnAt(label)).toEqual({ filled: true, drawn: box })
  }
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ mode: 'whole', background: 'white' })
})

test('behind a whole picture there may be nothing', async () => {
  const { user } = showDialog(pictureOf(2000, 300))
  await user.click(await screen.findByRole('radio', { name: 'Fundo transparente' }))
  expect(drawnAt('A foto inteira')?.filled).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Confirmar' }))
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({ mode: 'whole', background: 'transparent' })
})

test('a picture of a usual shape fills the square at first', async () => {
  showDialog(pictureOf(1200, 800))
  expect(await screen.findByRole('radio', { name: 'Preencher' })).toHaveProperty('checked', true)
  expect(screen.queryByRole('radio', { name: 'Fundo branco' })).toBeNull()
})

test.each([
  [199, 800, true],
  [800, 199, true],
  [200, 200, false],
])(
  'under 200 pixels there is a warning, and no refusal: %i x %i',
  async (width, height, warned) => {
    const { user } = showDialog(pictureOf(width, height))
    await user.click(await screen.findByRole('radio', { name: 'Mostrar inteira' }))
    const warning = screen.queryByText(
      new RegExp(`^Esta imagem tem só ${width} × ${height} pixels`),
    )
    expect(warning !== null).toBe(warned)
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveProperty('disabled', false)
  },
)

test('the warning is said in English too', async () => {
  showDialog(pictureOf(120, 80), 'en')
  expect(await screen.findByText(/^This image has only 120 × 80 pixels/)).toBeTruthy()
})
