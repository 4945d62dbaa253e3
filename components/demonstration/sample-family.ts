import type { ExcerptView } from '@/lib/domain/family-tree/schema'

const person = (name: string, lifespan: string) => ({ id: name, name, lifespan, isLiving: false, memorialPath: null })

export const sampleFamily: ExcerptView = {
  groups: [
    {
      relation: 'parent',
      people: [person('Niels Bruun', '1901 – 1978'), person('Ane Bruun', '1906 – 1990')],
      maskedCount: 0,
      restCount: 0,
    },
    { relation: 'partner', people: [person('Aage Østergaard', '1933 – 2009')], maskedCount: 0, restCount: 0 },
    { relation: 'child', people: [], maskedCount: 3, restCount: 0 },
    { relation: 'sibling', people: [person('Viggo Bruun', '1931 – 1999')], maskedCount: 1, restCount: 0 },
  ],
}
