import { at, addTo } from '../chance/at.ts';
import type { Valley } from '../valley.ts';
import type { ValleyFault } from './fault.ts';
import { buildMesh, edgeKey, meshFaceArea } from './mesh.ts';

/**
 * Proves that each title is its parcels dissolved: its border is walked by exactly those parcel edges that no other of its
 * parcels walks back, and its area is the sum of theirs. Also that parcels, titles and links name each other.
 */
export function checkTitles(valley: Valley): ValleyFault[] {
  const faults: ValleyFault[] = [];
  const mesh = buildMesh([...valley.parcels, ...valley.titles].map(({ geometry }) => geometry.coordinates));
  const faceOf = new Map(valley.parcels.map(({ properties }, face) => [properties.id, face]));
  const parcelIds = new Map<string, number[]>();
  for (const { title_no, par_id } of valley.links) addTo(parcelIds, title_no, par_id);
  const edgesByFace = mesh.faces.map(() => new Set<number>());
  for (const { from, to, face } of mesh.edges) at(edgesByFace, face).add(edgeKey(from, to));
  const reversed = new Map(mesh.edges.map(({ from, to }) => [edgeKey(from, to), edgeKey(to, from)]));

  valley.titles.forEach(({ properties }, index) => {
    const titleFace = valley.parcels.length + index;
    const members = (parcelIds.get(properties.title_no) ?? []).flatMap((id) => faceOf.get(id) ?? []);
    const walked = new Set(members.flatMap((face) => [...at(edgesByFace, face)]));
    const outer = [...walked].filter((key) => !walked.has(reversed.get(key) ?? -1));
    const border = at(edgesByFace, titleFace);
    const area = meshFaceArea(mesh, at(mesh.faces, titleFace));
    const sum = members.reduce((total, face) => total + meshFaceArea(mesh, at(mesh.faces, face)), 0);
    const isUnion = outer.length === border.size && outer.every((key) => border.has(key));
    if (!members.length || !isUnion || Math.abs(area - sum) > 0.01) {
      faults.push({
        rule: 'title-shape',
        detail: `Title ${properties.title_no} is not the union of its parcels.`,
      });
    }
  });
  for (const { properties } of valley.parcels) {
    const named = properties.titles?.split(', ') ?? [];
    if (named.every((title) => parcelIds.get(title)?.includes(properties.id))) continue;
    faults.push({
      rule: 'title-links',
      detail: `Parcel ${properties.id} names a title that is not linked to it.`,
    });
  }
  return faults;
}
