/** What search engines read (schema.org). Data, not a script: it never runs. */
export function JsonLd({ data }: { data: object }) {
  // '<' inside would let a text end the element.
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
