const words = ['nul', 'en', 'to', 'tre', 'fire', 'fem', 'seks', 'syv', 'otte', 'ni', 'ti', 'elleve', 'tolv']

/** 'tre hilsner', 'et minde', '14 lys': a count in words up to twelve. `count` is a whole number from 0. */
export function countInWords(count: number, { one, many, gender }: { one: string; many: string; gender: 'en' | 'et' }) {
  if (count === 1) return `${gender} ${one}`
  return `${words[count] ?? count.toLocaleString('da-DK')} ${many}`
}
