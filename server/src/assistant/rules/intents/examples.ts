/** Something people write, what it means, and the written answer it goes on from, should it make no sense without. */
export type Example = { intent: string; text: string; topic?: string }

/**
 * Reads a file of examples: `## intent` begins those of one meaning, each further line is one of them;
 * `@topic` before it names the answer that it goes on from.
 */
export function examplesIn(file: string): Example[] {
  return file.split(/^## /m).flatMap((block) => {
    const [intent = '', ...lines] = block.split('\n')
    return lines
      .filter((line) => line !== '')
      .map((line) => {
        const [, topic, text = line] = /^@(\S+) (.+)$/.exec(line) ?? []
        return { intent: intent.trim(), text, ...(topic ? { topic } : {}) }
      })
  })
}
