import { onTestFinished, vi } from 'vitest'

class LateRequest extends EventTarget {
  static last: LateRequest | undefined
  readonly upload = new EventTarget()
  status = 200
  response: unknown
  open() {}
  send() {
    LateRequest.last = this
  }
}

/** The next file that is sent is answered when the returned function is called. */
export function answerUploadLater(): (response: unknown, status?: number) => void {
  const before = XMLHttpRequest
  vi.stubGlobal('XMLHttpRequest', LateRequest)
  onTestFinished(() => void vi.stubGlobal('XMLHttpRequest', before))
  return (response, status = 200) => {
    const request = LateRequest.last
    if (!request) throw new Error('no file was sent')
    Object.assign(request, { response, status })
    request.dispatchEvent(new Event('load'))
  }
}
