import 'server-only'
import { hasBlockedPhrase, hasLink } from '@/lib/server/abuse/spam-check'

// Ways to write an address that a list of known endings does not see as one.
const spelled = /[\s([{](?:dot|punkt|prik|\.)[\s)\]}]\s?\p{L}\p{L}/u
const unknownEnding = /\p{L}\.\p{Ll}\p{L}/u
// A telephone number, as people group its digits.
const phone = /(?:\d[\s.-]?){8}/
const letterByLetter = /(?:^|[^\p{L}])(?:\p{L}[\s._*-]+){3,}\p{L}(?![\p{L}])/u

// Insults that a name is no place for. Names of people ('Dick') are not on it; what is only waits for the family.
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
 * Whether a name says more than who somebody is: a link or a number to call, an advertiser's phrase, an insult. What it
 * stands under is not shown before the family has seen it; it is not refused, for a name may be taken for something else.
 */
export function isTellingName(name: string): boolean {
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
