import { GEOMETRY_COLUMN, type FieldType, type SurveyLayer } from '../layers/survey-layer.ts';
import { escapeXml, type Reply } from '../reply.ts';

const NAMESPACE = 'data.linz.govt.nz';
const XML_TYPES: Record<FieldType, string> = {
  int: 'xsd:int',
  double: 'xsd:double',
  string: 'xsd:string',
  boolean: 'xsd:boolean',
  dateTime: 'xsd:dateTime',
};

const xmlReply = (body: string): Reply => ({ status: 200, contentType: 'application/xml', body });

/** What the service offers. Only the parts a client reads: operations and the list of layers. */
export function capabilities(layers: Iterable<SurveyLayer>): Reply {
  const types = [...layers].map(
    ({ typeName, title, geometryType }) => `    <FeatureType>
      <Name>${NAMESPACE}:${typeName}</Name>
      <Title>${escapeXml(title)}</Title>
${geometryType ? '      <DefaultCRS>urn:ogc:def:crs:EPSG::4167</DefaultCRS>' : '      <NoCRS/>'}
    </FeatureType>`,
  );
  return xmlReply(`<?xml version="1.0" encoding="UTF-8"?>
<wfs:WFS_Capabilities version="2.0.0" xmlns="http://www.opengis.net/wfs/2.0" xmlns:wfs="http://www.opengis.net/wfs/2.0" xmlns:ows="http://www.opengis.net/ows/1.1">
  <ows:ServiceIdentification>
    <ows:Title>Stand-in land survey</ows:Title>
    <ows:ServiceType>WFS</ows:ServiceType>
    <ows:ServiceTypeVersion>2.0.0</ows:ServiceTypeVersion>
  </ows:ServiceIdentification>
  <ows:OperationsMetadata>
    <ows:Operation name="GetCapabilities"/>
    <ows:Operation name="DescribeFeatureType"/>
    <ows:Operation name="GetFeature"/>
  </ows:OperationsMetadata>
  <FeatureTypeList>
${types.join('\n')}
  </FeatureTypeList>
</wfs:WFS_Capabilities>
`);
}

/** The fields of one layer, its geometry column last. */
export function describeFeatureType({ typeName, fields, geometryType }: SurveyLayer): Reply {
  const elements = fields.map(({ name, type }) => ({ name, type: XML_TYPES[type] }));
  if (geometryType) elements.push({ name: GEOMETRY_COLUMN, type: `gml:${geometryType}PropertyType` });
  const lines = elements.map(
    ({ name, type }) =>
      `          <xsd:element maxOccurs="1" minOccurs="0" name="${escapeXml(name)}" nillable="true" type="${type}"/>`,
  );
  return xmlReply(`<?xml version="1.0" encoding="UTF-8"?>
<xsd:schema xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:${NAMESPACE}="http://${NAMESPACE}" elementFormDefault="qualified" targetNamespace="http://${NAMESPACE}">
  <xsd:complexType name="${typeName}Type">
    <xsd:complexContent>
      <xsd:extension base="gml:AbstractFeatureType">
        <xsd:sequence>
${lines.join('\n')}
        </xsd:sequence>
      </xsd:extension>
    </xsd:complexContent>
  </xsd:complexType>
  <xsd:element name="${typeName}" substitutionGroup="gml:AbstractFeature" type="${NAMESPACE}:${typeName}Type"/>
</xsd:schema>
`);
}
