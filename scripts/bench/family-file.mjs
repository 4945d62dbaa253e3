const GENERATION_YEARS = 28
const FIRST_YEAR = 1720
const CHILDREN = 3
const LIFE_YEARS = 70
/** Who the page is about: a child of the founders, with brothers and sisters, children and grandchildren. */
export const PAGE_XREF = '@I3@'

/** The same family as `familyFile`, as what a layout needs. */
export function familyGraph(count) {
  const { people, families } = makeFamily(count)
  return {
    people: people.map(({ xref: id }) => ({ id })),
    unions: families.map(({ xref, partners, children }) => ({
      id: xref,
      kind: 'married',
      ended: null,
      partnerIds: partners.map(({ xref: id }) => id),
      children: children.map(({ xref: id }) => ({ id, kind: 'birth', twinGroup: null })),
    })),
  }
}

/**
 * A family of `count` people as a GEDCOM 5.5.1 file: a couple, three children to each couple, each of them married, from
 * the oldest generation to the youngest. Around the person of the page, a large family looks like a small one.
 */
export function familyFile(count) {
  const { people, families } = makeFamily(count)
  const head = ['0 HEAD', '1 SOUR Bench', '1 GEDC', '2 VERS 5.5.1', '2 FORM LINEAGE-LINKED', '1 CHAR UTF-8']
  const lines = [...head, ...people.flatMap(personLines), ...families.flatMap(familyLines), '0 TRLR']
  return `${lines.join('\r\n')}\r\n`
}

function makeFamily(count) {
  const people = []
  const families = []
  const person = (sex, year, bornIn) => {
    const xref = `@I${people.length + 1}@`
    people.push({ xref, sex, year, bornIn, partnerIn: null })
    return people.at(-1)
  }
  const marry = (one, other) => {
    const family = { xref: `@F${families.length + 1}@`, partners: [one, other], children: [] }
    families.push(family)
    for (const partner of family.partners) partner.partnerIn = family.xref
    return family
  }
  let couples = [marry(person('M', FIRST_YEAR, null), person('F', FIRST_YEAR + 2, null))]
  for (let year = FIRST_YEAR + GENERATION_YEARS; people.length < count; year += GENERATION_YEARS) {
    const next = []
    for (const family of couples) {
      for (let place = 0; place < CHILDREN && people.length < count; place++) {
        const child = person(place % 2 ? 'F' : 'M', year + 2 * place, family.xref)
        family.children.push(child)
        if (people.length < count) next.push(marry(child, person(place % 2 ? 'M' : 'F', year + 1, null)))
      }
    }
    couples = next
  }
  return { people, families }
}

const GIVEN = { M: ['Peter', 'Niels', 'Jens', 'Hans', 'Søren'], F: ['Karen', 'Ane', 'Maren', 'Kirsten', 'Else'] }

function personLines({ xref, sex, year, bornIn, partnerIn }, index) {
  const given = GIVEN[sex][index % GIVEN[sex].length]
  return [
    `0 ${xref} INDI`,
    `1 NAME ${given} /Holm ${index + 1}/`,
    `1 SEX ${sex}`,
    '1 BIRT',
    `2 DATE ${1 + (index % 28)} MAY ${year}`,
    '2 PLAC Trans, Lemvig',
    '2 SOUR Kirkebogen',
    '1 DEAT',
    `2 DATE ABT ${year + LIFE_YEARS}`,
    '1 OCCU Gårdmand',
    ...(bornIn ? [`1 FAMC ${bornIn}`] : []),
    ...(partnerIn ? [`1 FAMS ${partnerIn}`] : []),
  ]
}

function familyLines({ xref, partners, children }) {
  const [husband, wife] = partners.toSorted((a, b) => (a.sex < b.sex ? 1 : -1))
  return [
    `0 ${xref} FAM`,
    `1 HUSB ${husband.xref}`,
    `1 WIFE ${wife.xref}`,
    ...children.map((child) => `1 CHIL ${child.xref}`),
    '1 MARR',
    `2 DATE ${Math.max(husband.year, wife.year) + 22}`,
  ]
}
