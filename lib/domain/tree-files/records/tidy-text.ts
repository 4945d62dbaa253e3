import { readMarkup } from '@/lib/integrations/rich-text/read-markup'
import { cleanLine, cleanText } from '@/lib/shared/input/clean-text'

/** A file's text on one line, without markup and invisible characters, at most `most` characters. Null when empty. */
export function tidyLine(text: string | null | undefined, most: number): string | null {
  return text ? tidyWords(readMarkup(text), most) : null
}

/** The same of words that have no markup any more. */
export function tidyWords(text: string, most: number): string | null {
  return cut(cleanLine(begun(text, most)), most).trimEnd() || null
}

/** As `tidyWords`, with the text's line breaks. */
export function tidyLines(text: string, most: number): string | null {
  return cut(cleanText(begun(text, most)), most).trimEnd() || null
}

/** By characters as the database counts them, so that none is halved. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('')
}

/** What has to be tidied at most; a character halved at its end is left out. */
function begun(text: string, most: number): string {
  return text.slice(0, most * 4).replace(/[\ud800-\udbff]$/, '')
}
