import 'server-only'
import { findErrorRow } from '@/lib/domain/errors'
import { codeWithoutDraft, type FormDraft, findKeptDraft } from '@/lib/server/form-drafts'
import { type PageQuery, textParam } from '@/lib/shared/page-params'

/**
 * What a form without script shows again after a refusal, by its page's query; null when the draft is unknown, of
 * another form or older than an hour. If nothing could be stored, only the sentence.
 */
export async function findDraft(form: string, query: PageQuery): Promise<FormDraft | null> {
  const id = textParam(query, 'kladde')
  const row = findErrorRow(codeWithoutDraft(form, id) ?? '')
  return row ? { values: {}, errors: {}, message: sentenceWithoutDraft(row[1]) } : findKeptDraft(form, id)
}

/** The address has only the code, so a sentence with placeholders becomes a plain one. */
function sentenceWithoutDraft(sentence: string): string {
  const known = sentence.includes('{') ? 'Det blev ikke sendt. Vent lidt, og prøv igen.' : sentence
  return `${known} Går du tilbage i din browser, står det, du skrev, der endnu.`
}
