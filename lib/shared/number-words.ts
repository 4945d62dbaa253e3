const words = ['nul', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv']

/** 'tre hilsner', 'et minde', '14 lys': a count in words up to twelve. `count` is a whole number from 0. */
export function countInWords(count: number, { one, many, gender }: { one: string; many: string; gender: 'en' | 'et' }) {
  if (count === 1) return `${gender} ${one}`
  return `${words[count] ?? count.toLocaleString('da-DK')} ${many}`
}

/** A number of days within a sentence, whole years as years: 'syv dage', '90 dage', 'et år'. From 1. */
export function daysInWords(days: number): string {
  if (days % 365 === 0) return countInWords(days / 365, { one: 'år', many: 'år', gender: 'et' })
  return countInWords(days, { one: 'dag', many: 'dage', gender: 'en' })
}
