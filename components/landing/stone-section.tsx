import { Gravestone } from '@/components/drawings/gravestone'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { TextLink } from '@/components/ui/text-link'
import { Section } from './section'

// Encodes a description: a drawing must not lead to an address.
const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export function StoneSection() {
  return (
    <Section id="stenen" className="md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h2 className="text-3xl">Stenen med sin kode</h2>
        <div className="mt-5 space-y-4 text-lg">
          <p>
            På stenen sidder en lille plade med en QR-kode, eller koden er hugget direkte i granitten. Den, der står ved
            graven, holder telefonen hen over koden, og siden åbner. Der skal ikke hentes noget, og ingen skal logge
            ind.
          </p>
          <p>
            {/* 1 of 2 kept by: lib/domain/qr-codes/generate-codes.test.ts */}
            Hver kode findes kun én gang. Familien knytter den til mindesiden, og derefter fører den dertil.
          </p>
          <p>
            <TextLink href="/qr-info">Sådan får I en kode</TextLink>
          </p>
        </div>
      </div>
      <Gravestone
        qrPath={SAMPLE.path}
        qrModules={SAMPLE.modules}
        name="Karen Lund"
        years="1934–2024"
        label="En gravsten med navnet Karen Lund, årstallene 1934–2024 og en lille stålplade med en QR-kode"
        className="mx-auto w-full max-w-md"
      />
    </Section>
  )
}
