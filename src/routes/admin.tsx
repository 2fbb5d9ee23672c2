import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#features/admin/admin-page.tsx';
import { readAdminSearch } from '#features/admin/admin-search.ts';

export const Route = createFileRoute('/admin')({
  component: AdminRoute,
});

function AdminRoute() {
  const navigate = Route.useNavigate();
  return (
    <AdminPage
      search={readAdminSearch({ ...Route.useSearch() })}
      onSearch={(search, how) => void navigate({ search, replace: how === 'replace', resetScroll: false })}
    />
  );
}
