import { useState } from 'react';
import {
  Button,
  DataTable,
  EmptyState,
  Pagination,
  Panel,
  Tabs,
  Tag,
  type TableColumn,
  type TableSort,
} from '../src/index.ts';

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly owner: string;
  readonly state: 'active' | 'pending' | 'approved';
  readonly areaHectares: number;
  readonly openActions: number;
}

const plans: readonly Plan[] = [
  {
    id: '1',
    name: 'Ōtāwhao Station',
    owner: 'Mere Tāmaki',
    state: 'active',
    areaHectares: 1284.37,
    openActions: 12,
  },
  {
    id: '2',
    name: 'Waihora Flats',
    owner: 'Jim Burrows',
    state: 'pending',
    areaHectares: 212.05,
    openActions: 0,
  },
  {
    id: '3',
    name: 'Tussock Creek',
    owner: 'Anahera & Sons',
    state: 'approved',
    areaHectares: 646.9,
    openActions: 3,
  },
];
const stateTag = {
  active: <Tag variant="success">Active</Tag>,
  pending: <Tag variant="warning">Waiting for owner</Tag>,
  approved: <Tag variant="info">Approved</Tag>,
};
const columns: readonly TableColumn<Plan>[] = [
  {
    id: 'name',
    header: 'Property',
    isRowHeader: true,
    isSortable: true,
    cell: (plan) => <a href={`#${plan.id}`}>{plan.name}</a>,
  },
  { id: 'owner', header: 'Owner', isSortable: true, cell: (plan) => plan.owner },
  { id: 'state', header: 'State', cell: (plan) => stateTag[plan.state] },
  {
    id: 'area',
    header: 'Area (ha)',
    align: 'end',
    isSortable: true,
    cell: (plan) => plan.areaHectares.toFixed(2),
  },
  { id: 'actions', header: 'Open actions', align: 'end', cell: (plan) => plan.openActions },
];

export function CollectionsSection() {
  const [sort, setSort] = useState<TableSort>({ columnId: 'name', direction: 'ascending' });
  const [page, setPage] = useState(3);
  const turn = sort.direction === 'ascending' ? 1 : -1;
  const sorted = plans.toSorted(
    (a, b) =>
      turn * (sort.columnId === 'area' ? a.areaHectares - b.areaHectares : a.name.localeCompare(b.name)),
  );
  return (
    <>
      <Panel
        title="Table"
        actions={
          <Button variant="primary" icon="plus">
            New plan
          </Button>
        }
        isFlush
        footer={<Pagination currentPage={page} totalPages={9} onPage={setPage} />}
      >
        <DataTable
          label="Plans"
          columns={columns}
          rows={sorted}
          rowKey={(plan) => plan.id}
          sort={sort}
          onSort={setSort}
          hasRowLinks
          emptyState={null}
        />
      </Panel>
      <Panel title="Empty and loading" isFlush>
        <DataTable
          label="Documents"
          columns={columns}
          rows={[]}
          rowKey={(plan) => plan.id}
          emptyState={
            <EmptyState
              title="No documents yet"
              icon="document"
              action={<Button icon="upload">Add a document</Button>}
            >
              Consents, maps and photographs kept here are printed with the plan.
            </EmptyState>
          }
        />
        <DataTable
          label="Users"
          columns={columns}
          rows={[]}
          rowKey={(plan) => plan.id}
          emptyState={null}
          isLoading
        />
      </Panel>
      <Panel title="Tabs">
        <Tabs
          label="Parts of the plan"
          tabs={[
            { id: 'actions', label: 'Actions', content: 'Twelve actions are open.' },
            { id: 'documents', label: 'Documents', content: 'Four documents.' },
            { id: 'reporting', label: 'Reporting', content: 'Nothing here.', isDisabled: true },
          ]}
        />
      </Panel>
    </>
  );
}
