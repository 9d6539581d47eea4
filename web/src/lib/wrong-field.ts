/** In the order people see, which is not always the schema's. */
export function firstWrongField(part: HTMLElement): HTMLElement | null {
  const wrong = part.querySelector<HTMLElement>('[aria-invalid="true"]')
  return wrong?.role === 'radiogroup' ? wrong.querySelector('input') : wrong
}
