import { describe, expect, it } from 'vitest'
import { sungSyllables } from './sung-syllables'
import { splitSyllables } from './syllables'

const sung = (line: string) =>
  sungSyllables(line)
    .map(({ text, endsWord }) => text + (endsWord ? ' ' : '-'))
    .join('')
    .trim()

const stresses = (line: string) =>
  sungSyllables(line)
    .map(({ isStressed }) => (isStressed ? '/' : 'x'))
    .join('')

describe('syllables', () => {
  // Cut by hand; where singers differ, either will do.
  const cutByHand = `
al-tid af-ten an-den ar-bej-de bag-ef-ter bar-ne-barn bed-ste-far bed-ste-mor be-gra-vel-se be-gyn-de blom-ster bro-der brød-re
bøl-ger-ne børn bør-ne-ne da-ge dag-lig dej-lig den-gang ef-ter e-gen el-ske-de en-gang e-vig-hed fa-der fa-mi-lie far-mor far-vel
fe-rie fi-sker flyt-te fly-ve fred fri-hed fug-le-ne fød-te ga-de gam-mel gen-nem gi-ve glæ-de glem-sel god-e|go-de grøn-ne gå-en-de
går-den ha-ven ha-vet him-len hjem-me hjer-ter-ne hu-set hvi-ler hæn-der-ne hør-te i-gen jor-den kaf-fe kir-ke-gård kla-ver klok-ker-ne
kær-lig-hed lat-ter le-ve-de lyk-ke-lig ly-set læn-ge lær-ke læ-re-rin-de mar-ken min-der-ne mor-gen mu-sik men-ne-ske nat-ten nær-vær
og-så old-e-mor|ol-de-mor om-sorg op-le-ve reg-nen ro-lig rej-sen sam-men san-gen savn sen-e-re|se-ne-re sko-len skri-ve skyg-ge
sol-skin som-mer stil-hed stjer-ner stu-en større|stør-re svin-ge sva-ler syn-ge søn-dag sø-ster|søs-ter søs-ken-de|sø-sken-de tak-nem-lig
te-le-fon tryg-hed u-den un-der ung-dom van-det ven-skab ver-den vin-ter vok-se å-ben år-ti-er ø-en øj-ne-ne ær-lig æb-le-træ|æ-ble-træ
fa-mi-li-en Ma-ri-a mu-se-um ra-di-o sta-tion Eu-ro-pa Be-a-te Jo-han-ne Niels Ei-nar Aa-ge hånd-ar-bej-de ko-lo-ni-ha-ve som-mer-hus
vin-due bro-er ny-e blå-e hun-dre-de for-æl-dre be-ar-bej-de sy-ge-ple-jer-ske
`
    .trim()
    .split(/\s+/)
    .map((entry) => entry.split('|'))

  it('are right in number for 98 of 100 common words, and cut where singers cut for 95', () => {
    const right = { count: 0, cut: 0 }
    for (const ways of cutByHand) {
      const found = splitSyllables(ways[0]?.replaceAll('-', '') ?? '').join('-')
      if (ways.includes(found)) right.cut++
      if (ways.some((way) => way.split('-').length === found.split('-').length)) right.count++
    }
    expect(right.count / cutByHand.length).toBeGreaterThanOrEqual(0.98)
    expect(right.cut / cutByHand.length).toBeGreaterThanOrEqual(0.95)
  })

  it('joined are the word again', () => {
    for (const word of ['Frederikshavn', 'æøå', 'Ålborg', 'strengt', 'ØNSKEØER', 'Éva', 'x', 'bedsteforældrene']) {
      expect(splitSyllables(word).join('')).toBe(word)
    }
  })

  it('of a number and an abbreviation are those of the words that people say', () => {
    expect(sung('født i 1932')).toBe('født i nit-ten to-og-tre-di-ve')
    expect(sung('i 1900 og 1905')).toBe('i nit-ten-hun-dre-de og nit-ten-hun-dre-de fem')
    expect(sung('den 3. maj 2004')).toBe('den tred-je maj to tu-sind og fi-re')
    expect(sung('kl. 8 hos dr. Holm')).toBe('klok-ken ot-te hos dok-tor Holm')
    expect(sung('med DSB i 40 år.')).toBe('med de-es-be i fyr-re år.')
    expect(sung('125 køer')).toBe('hun-dre-de og fem-og-ty-ve kø-er')
  })

  it('keep the punctuation beside them', () => {
    expect(sung('»Kom nu,« sagde Anne-Marie – og lo.')).toBe('»Kom nu,« sag-de An-ne-Ma-ri-e og lo.')
  })

  it('are none of a line without words', () => {
    expect(sungSyllables(' – … ')).toEqual([])
  })
})

describe('stress', () => {
  it('is on the first syllable, after be- and for- on the second, and late in words from other languages', () => {
    expect(stresses('arbejde')).toBe('/xx')
    expect(stresses('besøge')).toBe('x/x')
    expect(stresses('forlod')).toBe('x/')
    expect(stresses('forår')).toBe('/x')
    expect(stresses('musik')).toBe('x/')
    expect(stresses('studerede')).toBe('x/xx')
    expect(stresses('igen')).toBe('x/')
  })

  it('leaves small words light', () => {
    expect(stresses('og hun var i haven')).toBe('xxxx/x')
  })
})
