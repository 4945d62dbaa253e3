import 'server-only'
import { drawPaper, type Site } from '@/lib/domain/resellers/stock/paper'
import { formatPhone } from '@/lib/shared/phone'

type Leaflet = Site & { companyName: string; phone: string }

/** The one-page leaflet that goes with the card. It explains, and sells nothing. */
export function drawFamilyLeaflet({ companyName, phone, ...site }: Leaflet): Promise<Buffer> {
  const host = new URL(site.siteUrl).host
  return drawPaper({
    title: 'Til familien',
    intro:
      'På stenen sidder en lille kode. Den fører til en mindeside, som er jeres. Her kan I samle billeder, fortællinger og hilsner om den, I har mistet. Der er ingen frist. Koden venter, til I er klar.',
    sections: [
      {
        title: 'Når I vil begynde',
        isNumbered: true,
        lines: [
          'Åbn kameraet på en telefon, og hold det hen over koden på stenen eller på kortet.',
          'Tryk på linket, der kommer frem, og vælg »Opret konto«.',
          'Skriv aktiveringskoden fra kortet. Står der ingen på kortet, skal I ikke bruge en.',
          'Begynd med navnet og datoerne. Alt andet kan vente.',
        ],
      },
      {
        title: 'Det bestemmer I selv',
        lines: [
          'Hvem der må se siden: alle, kun dem, der scanner stenen, eller kun dem, I inviterer.',
          'Hvilke hilsner der bliver vist. I kan læse dem først.',
          'Hvem i familien der må skrive med, og hvem der en dag skal tage over.',
        ],
      },
      {
        title: 'Godt at vide',
        lines: [
          'Mindesiden følger med stenen og koster ikke ekstra.',
          'Ingen kan se siden, før I selv siger til.',
          'Pas på kortet. Den, der har det, kan tage siden i brug.',
          'Er kortet blevet væk, kan I få et nyt der, hvor stenen er købt.',
          'Den, der har leveret stenen, kan ikke se, hvad I skriver.',
        ],
      },
      {
        title: 'Hvis I vil have hjælp',
        lines: [
          `Ring til ${companyName} på ${formatPhone(phone)}, hvis det handler om stenen eller kortet.`,
          `Skriv til ${site.supportEmail}, hvis det handler om siden. Der sidder et menneske og svarer.`,
        ],
      },
    ],
    foot: `${companyName} · ${host}/qr-info fortæller mere om koden på stenen.`,
    site,
  })
}
