/**
 * The only home of the freelancer sign-up's swaps: on the wire `cidade` carries the state's code,
 * `estado` the city's name, `empresa_trabalha` the certificates.
 */
type Names = string | string[]
type Right = { cidade: string; estado: string; certificados: Names }
type Swapped = { cidade: string; estado: string; empresa_trabalha?: Names | undefined }

export function swapForWire<T extends Right>({ cidade, estado, certificados, ...rest }: T) {
  return { ...rest, cidade: estado, estado: cidade, empresa_trabalha: certificados }
}

export function putRight<T extends Swapped>({ cidade, estado, empresa_trabalha, ...rest }: T) {
  return { ...rest, cidade: estado, estado: cidade, certificados: empresa_trabalha ?? [] }
}

/** The form's field for a field that the server found wrong. */
export function formField(wireField: string): string {
  const fields: Record<string, string> = {
    cidade: 'estado',
    estado: 'cidade',
    empresa_trabalha: 'certificados',
  }
  return fields[wireField] ?? wireField
}
