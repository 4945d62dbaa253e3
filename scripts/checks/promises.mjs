// `node scripts/checks/promises.mjs`: what the texts promise and what keeps it, as a table in Markdown.
import { writtenSentences } from './find-sentences.mjs'

console.log('| Sentence | Text | Kept by |\n|---|---|---|')
for (const { sentence, where, kept } of writtenSentences()) {
  if (kept.length > 0) console.log(`| ${sentence} | ${where} | ${kept.join(', ')} |`)
}
