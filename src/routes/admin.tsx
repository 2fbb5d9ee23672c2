import { getRouteApi } from '@tanstack/react-router';
import { AdminPage } from '#features/admin/admin-page.tsx';
import { readAdminSearch } from '#features/admin/admin-search.ts';

const route = getRouteApi('/admin');

export function AdminRoute() {
  const navigate = route.useNavigate();
  return (
    <AdminPage
      search={readAdminSearch({ ...route.useSearch() })}
      onSearch={(search, how) => void navigate({ search, replace: how === 'replace', resetScroll: false })}
    />
  );
}
