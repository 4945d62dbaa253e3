import 'server-only'
import { drawPaper, paperInk, paperQuiet, type Site } from '@/lib/domain/resellers/stock/paper'
import { drawQr } from '@/lib/integrations/print/draw-qr'
import { mm } from '@/lib/integrations/print/pdf-document'
import { formatPhone } from '@/lib/shared/phone'

/** The one-page guide for the workshop wall: where to mount a plaque, how to fix it, and the final scan. */
export function drawMountingGuide(site: Site): Promise<Buffer> {
  return drawPaper({
    title: 'Sådan monterer du pladen',
    intro: 'Pladen skal kunne læses med en telefon i mange år, i sol og i regn. Det afgøres af, hvor den sidder.',
    figure: (doc, x, y, width) => drawStone(doc, { x, y, width }, site),
    sections: [
      {
        title: 'Før du går i gang',
        lines: [
          'Se efter, at koden på pladen og koden på kortet er den samme. De ti tegn står begge steder.',
          'Scan pladen med din egen telefon. Kommer der ikke en side frem, skal den ikke sættes op.',
        ],
      },
      {
        title: 'På stenen',
        isNumbered: true,
        lines: [
          'Kirkegården bestemmer, hvilken vej stenen vender. Spørg der først.',
          'Vælg en glat og lodret flade mindst 30 cm over jorden, så græs, jord og sne ikke dækker koden.',
          'Vand skal kunne løbe af. Sæt ikke pladen i en fordybning, og lad limen slutte tæt langs overkanten.',
          'Rens stenen for støv, lav og fedt, og lad den tørre helt.',
          'Lim med en vejrfast lim til natursten, eller skru med rustfrie skruer i hullerne. Fyld hullerne bag skruerne.',
          'Hold 5 mm fri rundt om koden. Ingen fuge, lim, ramme eller bogstaver ind over den frie kant.',
          'Lad være med at male, lakere eller polere hen over koden bagefter.',
        ],
      },
      {
        title: 'Når pladen sidder',
        lines: [
          'Scan den igen, både lige forfra og lidt fra siden. Gør det i dagslys.',
          'Markér koden som udleveret, og giv familien kortet. Det er deres nøgle.',
        ],
      },
    ],
    foot: `Går en plade i stykker, så skriv til ${site.supportEmail} med kodens ti tegn. I får en ny kode, som fører til den samme side.`,
    site,
  })
}

type Place = { x: number; y: number; width: number }

/** A stone with its plaque and the two distances that matter. Returns the height in mm. */
function drawStone(doc: PDFKit.PDFDocument, { x, y, width }: Place, site: Site): number {
  const height = 58
  const left = x + width / 2 - 30
  const ground = y + height - 6
  doc.path(
    `M${mm(left)} ${mm(ground)} V${mm(y + 12)} Q${mm(left + 30)} ${mm(y - 8)} ${mm(left + 60)} ${mm(y + 12)} V${mm(ground)} Z`,
  )
  doc.lineWidth(0.9).fillAndStroke('#eef0f1', paperQuiet)
  doc
    .moveTo(mm(x), mm(ground))
    .lineTo(mm(x + width), mm(ground))
    .lineWidth(1.2)
    .stroke(paperInk)
  doc
    .roundedRect(mm(left + 21), mm(y + 13), mm(18), mm(21), mm(1.2))
    .lineWidth(0.7)
    .fillAndStroke('#ffffff', paperInk)
  const address = `${site.siteUrl.replace(/^https?/, 'https')}/qr-info`.toUpperCase()
  drawQr(doc, { text: address.replace(/[^0-9A-Z $%*+\-./:]/g, ''), xMm: left + 24, yMm: y + 16, sideMm: 12 })
  const side = left + 68
  doc.moveTo(mm(left + 40), mm(y + 34)).lineTo(mm(side + 2), mm(y + 34))
  doc.dash(2, { space: 2 }).lineWidth(0.5).stroke(paperQuiet).undash()
  doc
    .moveTo(mm(side), mm(y + 34))
    .lineTo(mm(side), mm(ground))
    .lineWidth(0.7)
    .stroke(paperInk)
  for (const end of [y + 34, ground])
    doc
      .moveTo(mm(side - 1.5), mm(end))
      .lineTo(mm(side + 1.5), mm(end))
      .stroke(paperInk)
  doc.fillColor(paperInk).font('sans').fontSize(10)
  doc.text('mindst 30 cm', mm(side + 3), mm((y + 34 + ground) / 2 - 2), { lineBreak: false })
  doc.text('5 mm fri rundt', mm(x), mm(y + 17), { lineBreak: false })
  doc.text('om koden', mm(x), mm(y + 21.5), { lineBreak: false })
  doc
    .moveTo(mm(x + 27), mm(y + 21))
    .lineTo(mm(left + 22.5), mm(y + 21))
    .lineWidth(0.5)
    .stroke(paperQuiet)
  return height
}

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
