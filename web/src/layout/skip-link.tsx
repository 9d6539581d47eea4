import { m } from '#texts/messages.js'

/** The first stop of the Tab key: jumps over the header to the page's content. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#conteudo">
      {m.layout_skip()}
    </a>
  )
}
