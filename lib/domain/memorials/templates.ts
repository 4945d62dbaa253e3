import type { creationTemplates } from '@/lib/domain/memorials/schema'

export type TemplateKey = (typeof creationTemplates)[number]

export type MemorialTemplate = {
  title: string
  description: string
  /** A heading in the life story, and a question shown in the editor only. */
  sections: ReadonlyArray<{ heading: string; prompt: string }>
}

export const memorialTemplates: Record<TemplateKey, MemorialTemplate> = {
  parent: {
    title: 'En mor eller far',
    description: 'Fra barndomshjemmet til det hjem, der blev jeres.',
    sections: [
      { heading: 'Barndom og ungdom', prompt: 'Hvor voksede hun eller han op, og hvem var der omkring bordet?' },
      { heading: 'Arbejde og hverdag', prompt: 'Hvad gik dagene med, og hvad var det bedste ved arbejdet?' },
      { heading: 'Hjemmet og familien', prompt: 'Hvordan lød det, når man trådte ind ad døren derhjemme?' },
      { heading: 'Det, vi lærte', prompt: 'Hvilke ord eller vaner har I taget med jer videre?' },
      { heading: 'De sidste år', prompt: 'Hvad fyldte til sidst, og hvad gav stadig glæde?' },
    ],
  },
  grandparent: {
    title: 'En bedsteforælder',
    description: 'Historierne, opskrifterne og alt det, børnebørnene husker.',
    sections: [
      { heading: 'Da verden var en anden', prompt: 'Hvad fortalte hun eller han om sin egen barndom?' },
      { heading: 'Et langt arbejdsliv', prompt: 'Hvad levede hun eller han af, og hvad vakte stolthed?' },
      { heading: 'Hos mormor, farmor, morfar eller farfar', prompt: 'Hvad duftede der af, og hvad lavede I sammen?' },
      { heading: 'Det, der blev sagt igen og igen', prompt: 'Er der en historie eller et ordsprog, alle kan udenad?' },
      { heading: 'Dem, der kom efter', prompt: 'Hvem er børnene, børnebørnene og oldebørnene?' },
    ],
  },
  child: {
    title: 'Et barn',
    description: 'Få, rolige overskrifter. Skriv så lidt eller så meget, I vil.',
    sections: [
      { heading: 'Da du kom', prompt: 'Fortæl om dengang, barnet kom.' },
      { heading: 'Sådan var du', prompt: 'Hvad gjorde barnet glad, og hvad gav ro?' },
      { heading: 'Sammen', prompt: 'Hvilke øjeblikke vender I tilbage til?' },
      { heading: 'Det, vi tager med os', prompt: 'Hvad vil I gerne have, at andre ved?' },
    ],
  },
  friend: {
    title: 'En ven',
    description: 'Hvordan I mødtes, og hvordan det var at være sammen.',
    sections: [
      { heading: 'Da vi mødtes', prompt: 'Hvor var det, og hvad så du først?' },
      { heading: 'Som ven', prompt: 'Hvad kunne man altid regne med?' },
      { heading: 'Det, vi lavede', prompt: 'Rejser, vaner, samtaler: hvad hørte til?' },
      { heading: 'Det, jeg savner', prompt: 'Hvad kommer du til at tænke på i hverdagen?' },
    ],
  },
  couple: {
    title: 'Et ægtepar',
    description: 'To liv, der blev til ét fælles. Skriv begge navne, når du begynder.',
    sections: [
      { heading: 'To barndomshjem', prompt: 'Hvor kom de hver især fra?' },
      { heading: 'Da de fandt hinanden', prompt: 'Hvor mødtes de, og hvem sagde noget først?' },
      { heading: 'Livet sammen', prompt: 'Hvor boede de, og hvad byggede de op?' },
      { heading: 'Familien', prompt: 'Hvem samlede sig om dem?' },
      { heading: 'Hånd i hånd', prompt: 'Hvordan var de sammen, når ingen så på?' },
    ],
  },
}

/** The initial life story: headings with empty paragraphs. */
export function templateBiography(key: TemplateKey): string {
  return memorialTemplates[key].sections.map(({ heading }) => `<h2>${heading}</h2><p></p>`).join('')
}
