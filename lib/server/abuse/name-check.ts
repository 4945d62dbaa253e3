import 'server-only'
import { hasBlockedPhrase } from '@/lib/server/abuse/spam-check'
import { hasLink } from '@/lib/shared/count-links'

// Spellings of a web address that a list of known endings misses.
const spelled = /[\s([{](?:dot|punkt|prik|\.)[\s)\]}]\s?\p{L}\p{L}/u
const unknownEnding = /\p{L}\.\p{Ll}\p{L}/u
// A telephone number, with the usual separators.
const phone = /(?:\d[\s.-]?){8}/
const letterByLetter = /(?:^|[^\p{L}])(?:\p{L}[\s._*-]+){3,}\p{L}(?![\p{L}])/u

// Leaves out real names ('Dick'); a match only holds the post for the family's approval.
// biome-ignore format: a list of words reads best as one
const insults = [
  'fuck', 'fucker', 'fucking', 'fuckyou', 'motherfucker', 'shit', 'bullshit', 'bitch', 'cunt', 'pussy', 'whore', 'slut',
  'asshole', 'nigger', 'nigga', 'faggot', 'rapist', 'pedo', 'pedofil', 'pædofil', 'pædo', 'luder', 'hore', 'kælling',
  'møgkælling', 'møgsvin', 'svin', 'fisse', 'kusse', 'pik', 'røvhul', 'bøsserøv', 'perker', 'neger', 'idiot', 'taber',
  'morder', 'mordere', 'voldtægtsmand', 'voldtægtsforbryder', 'nazi', 'nazist', 'hitler', 'hagekors', 'helvede', 'lort',
  'lorte', 'psykopat', 'svindler', 'tyv', 'kneppe', 'knep', 'røvpuler', 'porno', 'porn', 'sex', 'escort', 'casino',
]
const insulting = new RegExp(`(?<![\\p{L}\\d])(?:${insults.join('|')})(?![\\p{L}\\d])`, 'u')

const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '!': 'i',
}

/**
 * Whether a name contains something other than a name: a link, a phone number, an advertising phrase, an insult. The
 * post then waits for the family's approval; it is not refused, because this check has false positives.
 */
export function isOfficialSoundingName(name: string): boolean {
  const plain = name.normalize('NFKC').replace(/[\p{Cf}\p{M}]+/gu, '')
  if (plain.includes('@') || hasLink(plain)) return true
  if ([spelled, unknownEnding, phone].some((sign) => sign.test(plain))) return true
  const lower = plain.toLocaleLowerCase('da-DK')
  const read = lower.replace(/[013457$!]/g, (sign) => lookalikes[sign] ?? sign)
  const joined = letterByLetter.test(read) ? read.replace(/[\s._*-]+/g, '') : read
  return [lower, read, joined].some(
    (text) => hasBlockedPhrase(text) || insulting.test(text.replace(/[^\p{L}\d]+/gu, ' ')),
  )
}
