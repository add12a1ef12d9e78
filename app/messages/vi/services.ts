export const serviceLabels = {
  "3d-virtual-tours": "Tour\u00a0ảo\u00a03D",
  "digital-twin": "Bản\u00a0sao\u00a0số",
  "virtual-staging": "Bài\u00a0trí nội\u00a0thất\u00a0ảo",
  "scan-to-bim": "Scan to BIM",
  "scan-to-plan": "Bản\u00a0vẽ\u00a02D từ bản\u00a0quét",
  "facility-management-scanning": "Quét\u00a03D cho quản\u00a0lý vận\u00a0hành tòa\u00a0nhà",
  "large-object-scanning": "Quét\u00a03D vật\u00a0thể lớn",
};
