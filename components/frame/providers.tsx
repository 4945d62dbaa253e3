'use client'

import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { createQueryClient } from '@/lib/client/query-client'
import { registerWorker } from '@/lib/client/service-worker'

export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => {
    registerWorker()
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
}
