const scale = ['D', 'E', 'F', 'G', 'A', 'B', 'C', 'D']

/** A song as MusicXML for tests and the bench: each line of words on a system of its own, hyphens between syllables. */
export function sampleSheet(title: string, verses: readonly (readonly string[])[]): string {
  const lines = verses.flatMap((lines, verse) => lines.map((line, at) => ({ line, isFirst: at === 0, verse })))
  const measures = lines.map(({ line, isFirst, verse }, at) => {
    const beginsSystem = at > 0 ? '<print new-system="yes"/>' : ''
    const number = isFirst ? `${verse + 1}. ` : ''
    const isLast = at === lines.length - 1
    const end = isLast ? '<barline location="right"><bar-style>light-heavy</bar-style></barline>' : ''
    return `<measure number="${at + 1}">${beginsSystem}${at === 0 ? attributes : ''}${chord}${notesOf(line, number)}${end}</measure>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE score-partwise PUBLIC "-//Recordare//DTD MusicXML 4.0 Partwise//EN" "http://www.musicxml.org/dtds/partwise.dtd">
<score-partwise version="4.0"><work><work-title>${title}</work-title></work>
<part-list><score-part id="P1"><part-name print-object="no">Sang</part-name></score-part></part-list>
<part id="P1">${measures.join('\n')}</part></score-partwise>`
}

const attributes =
  '<attributes><divisions>1</divisions><key><fifths>2</fifths><mode>major</mode></key>' +
  '<time><beats>3</beats><beat-type>4</beat-type></time><clef><sign>G</sign><line>2</line></clef></attributes>' +
  '<direction placement="above"><direction-type><words>Roligt, ca. 72</words></direction-type></direction>'
const chord =
  '<harmony><root><root-step>A</root-step><root-alter>-1</root-alter></root><kind text="7">dominant</kind></harmony>'

function notesOf(line: string, number: string): string {
  const syllables = line.split(' ').flatMap((word) => {
    const parts = word.split('-')
    return parts.map((text, at) => ({ text, kind: kindOf(at, parts.length) }))
  })
  return syllables
    .map(({ text, kind }, at) => {
      const step = scale[at % scale.length]
      const sharp = step === 'F' || step === 'C' ? '<alter>1</alter>' : ''
      const octave = at % scale.length > 5 ? 5 : 4
      const words = `<lyric number="1"><syllabic>${kind}</syllabic><text>${at === 0 ? number : ''}${text}</text></lyric>`
      return `<note><pitch><step>${step}</step>${sharp}<octave>${octave}</octave></pitch><duration>1</duration><voice>1</voice><type>quarter</type>${words}</note>`
    })
    .join('')
}

function kindOf(at: number, count: number): string {
  if (count === 1) return 'single'
  if (at === 0) return 'begin'
  return at === count - 1 ? 'end' : 'middle'
}
