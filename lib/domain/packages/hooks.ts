'use client'

import { useMutation } from '@tanstack/react-query'
import { showToast } from '@/components/ui/toast'
import { callApi } from '@/lib/client/api'
import type { MakePackageInput } from '@/lib/domain/packages/schema'

type MadePackage = { id: string; number: number; name: string; count: number; requiresActivation: boolean }

/** Makes a package of codes. The server's refusal is left to the form. */
export function useMakePackage() {
  return useMutation({
    mutationFn: (input: MakePackageInput) =>
      callApi<MadePackage>('/api/admin/packages', { method: 'POST', body: input }),
    onSuccess: ({ name, count }) =>
      showToast({ title: 'Pakken er klar', description: `${name} med ${count} ${count === 1 ? 'kode' : 'koder'}.` }),
  })
}
