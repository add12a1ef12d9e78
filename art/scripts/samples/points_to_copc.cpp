// Writes the points of the sample scan as COPC: LAZ 1.4 whose chunks are the nodes of an octree. With ROOMS above 1, the room is repeated
// in a square of that many by that many, each in a cube of the octree with a page of the hierarchy of its own, for measurements of large files.
// g++ -std=c++17 -O2 points_to_copc.cpp -o points_to_copc -llazperf; ./points_to_copc points.bin OUT.copc.laz POINTS ROOMS GRID
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <vector>
#include <lazperf/lazperf.hpp>
#include <lazperf/vlr.hpp>
#include <lazperf/writers.hpp>

static const double low[3] = {-4.30940476512909, -5.302773016929627, -0.05272779793292284};
static const double high[3] = {10.152224241256722, 5.165457314491325, 2.9066781573295595};
static const double scale = .001, roomSide = 16;
static const char wkt[] = "LOCAL_CS[\"Sample room, origin at the floor\",LOCAL_DATUM[\"Scan\",0],UNIT[\"metre\",1],AXIS[\"x\",EAST],AXIS[\"y\",NORTH],AXIS[\"z\",UP]]";
static const int leaf = 20000, deepest = 12;

struct Point { int32_t xyz[3]; uint8_t rgb[3]; };
struct Entry { int32_t depth, x, y, z; uint64_t offset; int32_t length, count; };
using Key = std::array<int, 4>;
struct Node { std::vector<bool> taken; std::vector<Point> points; };

static FILE* out;
static int grid;
static double origin[3], side;
static std::vector<lazperf::chunk> chunks;
static uint64_t total = 0;

template <class T> static void put(std::vector<char>& to, T value) {
  to.insert(to.end(), reinterpret_cast<char*>(&value), reinterpret_cast<char*>(&value) + sizeof value);
}
static void putText(std::vector<char>& to, const char* text, size_t length) {
  std::vector<char> field(length);
  std::strncpy(field.data(), text, length);
  to.insert(to.end(), field.begin(), field.end());
}

static Entry writeChunk(const Key& key, const std::vector<Point>& points) {
  lazperf::writer::chunk_compressor compressor(7, 0);
  for (const Point& point : points) {
    char record[36] = {};
    std::memcpy(record, point.xyz, 12);
    uint16_t gray = (point.rgb[0] * 2 + point.rgb[1] * 5 + point.rgb[2]) / 8 * 200, source = 1, color[3];
    std::memcpy(record + 12, &gray, 2);
    record[14] = 0x11;
    double height = point.xyz[2] * scale;
    record[16] = height < .03 ? 2 : height > 2.86 ? 6 : 1;
    std::memcpy(record + 20, &source, 2);
    for (int i = 0; i < 3; i++) color[i] = point.rgb[i] * 257;
    std::memcpy(record + 30, color, 6);
    compressor.compress(record);
  }
  std::vector<unsigned char> bytes = compressor.done();
  Entry entry{key[0], key[1], key[2], key[3], static_cast<uint64_t>(ftello(out)), static_cast<int32_t>(bytes.size()), static_cast<int32_t>(points.size())};
  fwrite(bytes.data(), 1, bytes.size(), out);
  chunks.push_back({points.size(), bytes.size()});
  total += points.size();
  return entry;
}

/** The cell of a point in the grid of a node. */
static size_t cellOf(const Key& key, const Point& point) {
  double width = side / (1 << key[0]);
  size_t cell = 0;
  for (int axis = 0; axis < 3; axis++) {
    double within = (point.xyz[axis] * scale - origin[axis]) / width - key[axis + 1];
    cell = cell * grid + std::min(grid - 1, std::max(0, static_cast<int>(within * grid)));
  }
  return cell;
}

/** Keeps one point of each cell of the grid in the node, and gives the rest to its children. */
static void build(const Key& key, std::vector<Point>& points, std::vector<Entry>& entries) {
  if (points.size() <= leaf * (grid / 128.) * (grid / 128.) || key[0] == deepest) {
    entries.push_back(writeChunk(key, points));
    return;
  }
  std::vector<bool> taken(static_cast<size_t>(grid) * grid * grid);
  std::vector<Point> own;
  std::map<Key, std::vector<Point>> children;
  double width = side / (2 << key[0]);
  for (const Point& point : points) {
    size_t cell = cellOf(key, point);
    if (!taken[cell]) { taken[cell] = true; own.push_back(point); continue; }
    Key child{key[0] + 1};
    for (int axis = 0; axis < 3; axis++) {
      int place = static_cast<int>((point.xyz[axis] * scale - origin[axis]) / width);
      child[axis + 1] = std::min(2 * key[axis + 1] + 1, std::max(2 * key[axis + 1], place));
    }
    children[child].push_back(point);
  }
  std::vector<Point>().swap(points);
  entries.push_back(writeChunk(key, own));
  for (auto& [childKey, childPoints] : children) build(childKey, childPoints, entries);
}

static void putEntries(std::vector<char>& to, const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    for (int32_t value : {entry.depth, entry.x, entry.y, entry.z}) put(to, value);
    put(to, entry.offset);
    put(to, entry.length);
    put(to, entry.count);
  }
}

int main(int argc, char** argv) {
  if (argc != 6) return std::fprintf(stderr, "points_to_copc points.bin OUT.copc.laz POINTS ROOMS GRID\n"), 2;
  int limit = std::atoi(argv[3]), rooms = std::atoi(argv[4]), levels = 0;
  grid = std::atoi(argv[5]);
  while (1 << levels < rooms) levels++;
  side = roomSide * (1 << levels);
  for (int axis = 0; axis < 3; axis++) origin[axis] = std::floor(low[axis]) - .5;
  std::vector<Point> room;
  FILE* in = std::fopen(argv[1], "rb");
  uint8_t stored[9];
  while (static_cast<int>(room.size()) < limit && std::fread(stored, 1, 9, in) == 9) {
    Point point;
    for (int axis = 0; axis < 3; axis++) {
      int value = stored[axis * 2] | stored[axis * 2 + 1] << 8;
      point.xyz[axis] = std::lround((low[axis] + value / 65535. * (high[axis] - low[axis])) / scale);
      point.rgb[axis] = stored[6 + axis];
    }
    room.push_back(point);
  }
  out = std::fopen(argv[2], "wb+");

  // The header, the records of COPC and LASzip, and the coordinate system; the numbers follow at the end.
  lazperf::laz_vlr laszip(7, 0, 0xFFFFFFFF);
  std::vector<char> laszipData = laszip.data();
  uint32_t pointStart = 375 + 54 + 160 + 54 + laszipData.size() + 54 + sizeof wkt;
  std::vector<char> head(pointStart + 8);
  std::fwrite(head.data(), 1, head.size(), out);

  std::map<Key, Node> shared;
  std::vector<Entry> root;
  std::vector<std::vector<Entry>> pages;
  for (int row = 0; row < rooms; row++)
    for (int column = 0; column < rooms; column++) {
      std::vector<Point> rest;
      for (Point point : room) {
        point.xyz[0] += column * roomSide / scale;
        point.xyz[1] += row * roomSide / scale;
        bool isTaken = false;
        for (int depth = 0; depth < levels && !isTaken; depth++) {
          Key key{depth, column >> (levels - depth), row >> (levels - depth), 0};
          Node& node = shared[key];
          if (node.taken.empty()) node.taken.resize(static_cast<size_t>(grid) * grid * grid);
          size_t cell = cellOf(key, point);
          if (node.taken[cell]) continue;
          isTaken = node.taken[cell] = true;
          node.points.push_back(point);
        }
        if (!isTaken) rest.push_back(point);
      }
      pages.emplace_back();
      build({levels, column, row, 0}, rest, pages.back());
    }
  for (auto& [key, node] : shared) root.push_back(writeChunk(key, node.points));

  // The table of the chunks.
  int64_t tableStart = ftello(out);
  std::vector<char> table;
  put<uint32_t>(table, 0);
  put<uint32_t>(table, chunks.size());
  lazperf::compress_chunk_table([&](const unsigned char* bytes, size_t size) { table.insert(table.end(), bytes, bytes + size); }, chunks, true);
  std::fwrite(table.data(), 1, table.size(), out);

  // The pages of the hierarchy, the root last, in one extended record.
  uint64_t evlrStart = ftello(out), pagesStart = evlrStart + 60;
  std::vector<char> hierarchy;
  if (levels == 0) root = pages[0];
  else
    for (auto& page : pages) {
      const Entry& first = page[0];
      root.push_back({first.depth, first.x, first.y, first.z, pagesStart + hierarchy.size(), static_cast<int32_t>(page.size() * 32), -1});
      putEntries(hierarchy, page);
    }
  uint64_t rootOffset = pagesStart + hierarchy.size(), rootSize = root.size() * 32;
  putEntries(hierarchy, root);
  std::vector<char> evlr;
  put<uint16_t>(evlr, 0);
  putText(evlr, "copc", 16);
  put<uint16_t>(evlr, 1000);
  put<uint64_t>(evlr, hierarchy.size());
  putText(evlr, "EPT hierarchy", 32);
  std::fwrite(evlr.data(), 1, evlr.size(), out);
  std::fwrite(hierarchy.data(), 1, hierarchy.size(), out);

  head.clear();
  putText(head, "LASF", 4);
  put<uint16_t>(head, 0);
  put<uint16_t>(head, 16);
  putText(head, "", 16);
  put<uint8_t>(head, 1);
  put<uint8_t>(head, 4);
  putText(head, "SIMULATED SCANNER", 32);
  putText(head, "Datum 3D sample scripts", 32);
  put<uint16_t>(head, 326);
  put<uint16_t>(head, 2026);
  put<uint16_t>(head, 375);
  put<uint32_t>(head, pointStart);
  put<uint32_t>(head, 3);
  put<uint8_t>(head, 7 | 128);
  put<uint16_t>(head, 36);
  for (int i = 0; i < 6; i++) put<uint32_t>(head, 0);
  for (int i = 0; i < 3; i++) put<double>(head, scale);
  for (int i = 0; i < 3; i++) put<double>(head, 0);
  for (int axis = 0; axis < 3; axis++) {
    double shift = axis == 2 ? 0 : (rooms - 1) * roomSide;
    put<double>(head, std::round((high[axis] + shift) / scale) * scale);
    put<double>(head, std::round(low[axis] / scale) * scale);
  }
  put<uint64_t>(head, 0);
  put<uint64_t>(head, evlrStart);
  put<uint32_t>(head, 1);
  put<uint64_t>(head, total);
  put<uint64_t>(head, total);
  for (int i = 0; i < 14; i++) put<uint64_t>(head, 0);
  put<uint16_t>(head, 0);
  putText(head, "copc", 16);
  put<uint16_t>(head, 1);
  put<uint16_t>(head, 160);
  putText(head, "COPC info", 32);
  for (int axis = 0; axis < 3; axis++) put<double>(head, origin[axis] + side / 2);
  put<double>(head, side / 2);
  put<double>(head, side / grid);
  put<uint64_t>(head, rootOffset);
  put<uint64_t>(head, rootSize);
  put<double>(head, 0);
  put<double>(head, 0);
  for (int i = 0; i < 11; i++) put<uint64_t>(head, 0);
  put<uint16_t>(head, 0);
  putText(head, "laszip encoded", 16);
  put<uint16_t>(head, 22204);
  put<uint16_t>(head, laszipData.size());
  putText(head, "LASzip", 32);
  head.insert(head.end(), laszipData.begin(), laszipData.end());
  put<uint16_t>(head, 0);
  putText(head, "LASF_Projection", 16);
  put<uint16_t>(head, 2112);
  put<uint16_t>(head, sizeof wkt);
  putText(head, "OGC coordinate system WKT", 32);
  head.insert(head.end(), wkt, wkt + sizeof wkt);
  put<int64_t>(head, tableStart);
  rewind(out);
  std::fwrite(head.data(), 1, head.size(), out);
  std::fclose(out);
  std::printf("%llu points in %zu nodes, %zu pages\n", static_cast<unsigned long long>(total), chunks.size(), pages.size());
}
