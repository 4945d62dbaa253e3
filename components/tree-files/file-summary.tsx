import type { ReactNode } from 'react'
import { encodingText, problemText, tagText } from '@/lib/domain/tree-files/copy'
import type { ImportSummary } from '@/lib/domain/tree-files/schema'

const inDanish = (number: number) => number.toLocaleString('da-DK')

/** What a file holds: counts first, remarks folded. */
export function FileSummary({ summary }: { summary: ImportSummary }) {
  const { counts, program, version, encoding, kept, doubtful, faults, leftOut } = summary
  const keptKinds = Object.entries(kept)
  return (
    <div className="space-y-5">
      <dl className="flex flex-wrap gap-x-10 gap-y-4">
        <Count label="Personer" value={counts.people} />
        <Count label="Par" value={counts.couples} />
        <Count label="Slægtled" value={counts.generations} />
        {counts.media > 0 && <Count label="Billeder og filer" value={counts.media} />}
      </dl>
      <p className="text-muted-foreground">
        {program ? `Filen er skrevet af ${program}` : 'Filen siger ikke, hvilket program den kommer fra'}, i GEDCOM{' '}
        {version} og tegnsættet {encodingText(encoding)}.
      </p>
      {keptKinds.length > 0 && (
        <Remarks title="Gemmes, men vises ikke i træet">
          <p>
            Vi har ikke felter til det hele. Det, vi ikke viser, gemmer vi, som det står, og det følger med, når du
            henter slægten ud igen.
          </p>
          <ul className="mt-3 columns-2xs gap-x-8">
            {keptKinds.map(([tag, count]) => (
              <li key={tag}>
                {tagText(tag)}: {inDanish(count)}
              </li>
            ))}
          </ul>
        </Remarks>
      )}
      <Named title="Billeder og filer, der ikke kom med" names={leftOut}>
        De var for store eller for mange, eller også kunne vi ikke læse dem. Slægten er her uden dem, og du kan selv
        give en person et billede.
      </Named>
      <Named title="Vises som nulevende, fordi vi er i tvivl" names={summary.unsureDeaths}>
        Filen nævner deres død, men siger ikke klart, at de er døde. Derfor kan andre end jer ikke se, hvem de er. Er
        nogen af dem død, så sæt kryds ved »Død«, når slægten er i træet. De står også under det, I kan se igennem.
      </Named>
      {summary.rings.count > 0 && (
        <Remarks title={`Børn, der ikke er sat ind under deres forældre: ${inDanish(summary.rings.count)}`}>
          <p>
            Med dem ville nogen blive sin egen forfader. De er i slægten selv, men du må give dem de rigtige forældre,
            her eller i det program, filen kommer fra. Filens egne ord gemmes.
          </p>
          <ul className="mt-3 space-y-2">
            {summary.rings.first.map(({ child, parents, path }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same names, and the list never changes.
              <li key={`${path}-${at}`} className="wrap-anywhere">
                {child} som barn af {parents}
                <span className="block text-muted-foreground text-sm">{path}</span>
              </li>
            ))}
          </ul>
          <More count={summary.rings.count - summary.rings.first.length} />
        </Remarks>
      )}
      <Named title="Billeder og filer, der ikke er i arkivet" names={summary.missingFiles}>
        Slægtsfilen nævner dem, men vi kan ikke finde dem. Gem slægten igen med alle billeder, eller giv selv en person
        et billede.
      </Named>
      <Named title="Billeder og filer, vi er i tvivl om" names={summary.unclearFiles}>
        Flere filer i arkivet har samme navn, og vi kan ikke se, hvilken der hører til. Derfor er ingen af dem taget
        med. Giv filerne hver sit navn i dit program, og gem igen, eller giv selv en person et billede.
      </Named>
      <Named title="Filer i arkivet, som ingen bruger" names={summary.unusedFiles}>
        De er ikke nævnt i slægtsfilen, så vi ved ikke, hvem de hører til. De bliver ikke taget med.
      </Named>
      {doubtful.count > 0 && (
        <Remarks title={`Datoer, vi er i tvivl om: ${inDanish(doubtful.count)}`}>
          <p>Dem viser vi så godt, vi kan, og filens egne ord står ved siden af. De gemmes også, som de er.</p>
          <Lines lines={doubtful.first.map(({ line, text }) => ({ line, text }))} all={doubtful.count} />
        </Remarks>
      )}
      {faults.count > 0 && (
        <Remarks title={`Linjer, der ikke er, som de skal være: ${inDanish(faults.count)}`}>
          <Lines
            lines={faults.first.map(({ line, text, problem }) => ({ line, text, note: problemText(problem) }))}
            all={faults.count}
          />
        </Remarks>
      )}
    </div>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="text-2xl tabular-nums">{inDanish(value)}</dd>
    </div>
  )
}

function Remarks({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="flex min-h-touch w-fit cursor-pointer items-center text-link underline underline-offset-4">
        {title}
      </summary>
      <div className="mt-2 max-w-measure">{children}</div>
    </details>
  )
}

type NamedProps = { title: string; names: { count: number; first: string[] }; children: ReactNode }

/** A remark on people or files, with the first of their names. */
function Named({ title, names: { count, first }, children }: NamedProps) {
  if (count === 0) return null
  return (
    <Remarks title={`${title}: ${inDanish(count)}`}>
      <p>{children}</p>
      <ul className="mt-3 space-y-1">
        {first.map((name) => (
          <li key={name} className="wrap-anywhere">
            {name}
          </li>
        ))}
      </ul>
      <More count={count - first.length} />
    </Remarks>
  )
}

type Line = { line: number; text: string; note?: string }

function Lines({ lines, all }: { lines: Line[]; all: number }) {
  return (
    <>
      <ul className="mt-3 space-y-2">
        {lines.map(({ line, text, note }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have several remarks, and the list never changes.
          <li key={`${line}-${at}`} className="wrap-anywhere">
            Linje {inDanish(line)}: <q>{text}</q>
            {note && <span className="block text-muted-foreground text-sm">{note}</span>}
          </li>
        ))}
      </ul>
      <More count={all - lines.length} />
    </>
  )
}

function More({ count }: { count: number }) {
  return count > 0 && <p className="mt-3 text-muted-foreground">og {inDanish(count)} mere.</p>
}
