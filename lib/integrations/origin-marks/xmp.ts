import 'server-only'
import { create } from 'xmlbuilder2'

/** How a file was made, written into the file itself (Regulation (EU) 2024/1689, article 50 (2)). */
export type OriginMark = {
  /** A term of http://cv.iptc.org/newscodes/digitalsourcetype/, as its whole address. */
  digitalSourceType: string
  /** The same in words: 'Lavet af regler, ikke af AI'. */
  description: string
}

const namespaces = {
  x: 'adobe:ns:meta/',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  dc: 'http://purl.org/dc/elements/1.1/',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
} as const

/** The identification of every XMP packet (ISO 16684-1 §7.3.2). */
const packetId = 'W5M0MpCehiHzreSzNTczkc9d'

/** The mark as an XMP packet (ISO 16684-1), with the property of the IPTC Photo Metadata Standard. */
export function writeXmp({ digitalSourceType, description }: OriginMark): string {
  const document = create()
  document.ins('xpacket', `begin="\uFEFF" id="${packetId}"`)
  const about = document
    .ele(namespaces.x, 'x:xmpmeta')
    .ele(namespaces.rdf, 'rdf:RDF')
    .ele(namespaces.rdf, 'rdf:Description')
    .att(namespaces.rdf, 'rdf:about', '')
  about.ele(namespaces.Iptc4xmpExt, 'Iptc4xmpExt:DigitalSourceType').txt(digitalSourceType)
  about.ele(namespaces.xmp, 'xmp:CreatorTool').txt('Mindelund')
  about
    .ele(namespaces.dc, 'dc:description')
    .ele(namespaces.rdf, 'rdf:Alt')
    .ele(namespaces.rdf, 'rdf:li')
    .att('http://www.w3.org/XML/1998/namespace', 'xml:lang', 'x-default')
    .txt(description)
  document.ins('xpacket', 'end="w"')
  return document.end({ headless: true })
}

/** The mark in a packet that `writeXmp` wrote; null for any other. */
export function readXmp(packet: string): OriginMark | null {
  const document = parsed(packet)
  const textOf = (name: string) =>
    document?.find(({ node }) => node.nodeName === name, false, true)?.node.textContent?.trim()
  const [digitalSourceType, description] = [textOf('Iptc4xmpExt:DigitalSourceType'), textOf('dc:description')]
  return digitalSourceType && description ? { digitalSourceType, description } : null
}

function parsed(packet: string) {
  try {
    return create(packet)
  } catch {
    return null
  }
}
