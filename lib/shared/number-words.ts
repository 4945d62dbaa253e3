const words = ['nul', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv']

/** 'tre hilsner', 'et minde', '14 lys': a count as it is said, in letters up to twelve. A whole number from 0 on. */
export function countInWords(count: number, { one, many, gender }: { one: string; many: string; gender: 'en' | 'et' }) {
  if (count === 1) return `${gender} ${one}`
  return `${words[count] ?? count.toLocaleString('da-DK')} ${many}`
}
